import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time, ms since 1970: when the page was made while the browser takes it over, then each minute the present. */
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
