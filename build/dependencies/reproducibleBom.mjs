import { createHash } from 'node:crypto';

/**
 * Returns a CycloneDX document that is the same for the same packages and time.
 * npm writes the time at which it runs and a random serial number. The number becomes a hash of the content, a UUID of
 * version 8 (RFC 9562).
 * @param seconds time of the sources in seconds since 1970; null, where it is unknown, leaves it out
 */
export function reproducibleBom(bom, seconds) {
  const { timestamp: _timeOfRun, ...metadata } = bom.metadata;
  const time = seconds === null ? {} : { timestamp: new Date(seconds * 1000).toISOString() };
  const content = { ...bom, serialNumber: '', metadata: { ...time, ...metadata } };
  return { ...content, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}` };
}

function uuidOf(text) {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x80;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
