import { readPageCookies, writePageCookie } from './pageCookies.ts';

/** Cookies that Google Analytics sets on the site's own domain through the tag manager. */
const statisticsCookie = /^(_ga|_gid|_gat|_gcl)(_|$)/;

/** Deletes first-party statistics cookies on the host and on every parent domain they may be set for. */
export function removeStatisticsCookies(): void {
  const names = readPageCookies()
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '');
  const labels = window.location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_label, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((one) => statisticsCookie.test(one))) {
    for (const domain of ['', ...domains]) writePageCookie(`${name}=; max-age=0; path=/${domain}`);
  }
}
