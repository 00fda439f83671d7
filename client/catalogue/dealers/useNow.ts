import { useEffect, useState } from 'react';

const minute = 60_000;

/** Current time, ms since 1970: the render time during hydration, then updated every minute. */
export function useNow(madeAt: number): number {
  const [now, setNow] = useState(madeAt);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const present = Date.now();
      setNow(present);
      timer = setTimeout(tick, minute - (present % minute));
    };
    timer = setTimeout(tick, 0);
    return () => clearTimeout(timer);
  }, []);
  return now;
}
