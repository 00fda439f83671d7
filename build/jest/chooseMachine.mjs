/** Time zones and languages of machines on which the tests must pass alike. */
const machines = [
  { TZ: 'UTC', LC_ALL: 'C.UTF-8' },
  { TZ: 'Asia/Tokyo', LC_ALL: 'ja_JP.UTF-8' },
  { TZ: 'America/Los_Angeles', LC_ALL: 'en_US.UTF-8' },
  // The other side of the date line, and a language in which the capital of "i" is not "I".
  { TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' },
];

/**
 * Returns the environment variables of a time zone and language, chosen at random.
 * @param env may set TZ and LC_ALL, to repeat a run
 */
export function chooseMachine(env = process.env, random = Math.random()) {
  const chosen = machines[Math.floor(random * machines.length)];
  return { TZ: env.TZ ?? chosen.TZ, LC_ALL: env.LC_ALL ?? chosen.LC_ALL };
}
