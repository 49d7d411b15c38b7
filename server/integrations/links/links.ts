import { publicWeb, readTarget, type AddressPolicy } from './addresses.ts';
import { decodePage, describePage } from './describing.ts';
import { fetchFile, fetchPicture } from './fetchFile.ts';
import { fetchText } from './fetchText.ts';
import { fetchPage } from './fetchPage.ts';
import { readGraph } from './graph.ts';
import type { LinkFailure, LinkPage, LinksPort } from './port.ts';
import { resolveByDns, type Resolve } from './resolving.ts';

/** Policy, timeouts and clock of link previews. */
export interface LinksOptions {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Addresses that may be requested; the public web by default. */
  readonly policy?: AddressPolicy;
  readonly resolve?: Resolve;
  /** Timeout for one page or picture, in milliseconds. */
  readonly patience?: number;
  /** Timeout for one file, in milliseconds. */
  readonly filePatience?: number;
}

type Answer = LinkPage | LinkFailure;

/** Time for which an answer is cached, in milliseconds, and number of cached answers. */
export const pageLife = 600_000;
const failureLife = 60_000;
const kept = 500;
/** Timeout for one text, in milliseconds. */
const textPatience = 20_000;
/** Maximum number of pages that one server fetches at once. */
export const pagesAtOnce = 8;
/** Maximum number of pictures that one server fetches at once; they are held in memory. */
export const picturesAtOnce = 4;

const nothingSaid = { titles: [], descriptions: [], pictures: [], type: '' };

/** Looks at pages of the public web, a few at a time, and remembers for a while what it saw. */
export function createLinks(options: LinksOptions): LinksPort {
  const { clock, policy = publicWeb, resolve = resolveByDns, patience = 5_000, filePatience = 120_000 } = options;
  const deps = { policy, resolve };
  let pictures = 0;
  const known = new Map<string, { readonly until: number; readonly answer: Answer }>();
  const running = new Map<string, Promise<Answer>>();

  const look = async (address: string): Promise<Answer> => {
    const signal = AbortSignal.timeout(patience);
    const page = await fetchPage(address, deps, signal);
    if (typeof page === 'string') return page;
    const graph = await readGraph(decodePage(page), signal);
    return describePage(page.url, graph ?? nothingSaid, policy);
  };
  const remember = (address: string, answer: Answer) => {
    const life = typeof answer === 'string' ? failureLife : pageLife;
    known.set(address, { until: clock() + life, answer });
    const [oldest] = known.keys();
    if (known.size > kept && oldest !== undefined) known.delete(oldest);
    return answer;
  };

  return {
    preview: async (address) => {
      const former = known.get(address);
      if (former !== undefined && former.until > clock()) return former.answer;
      known.delete(address);
      const asked = running.get(address);
      if (asked !== undefined) return asked;
      if (running.size >= pagesAtOnce) return 'busy';
      const answer = look(address)
        .catch((): LinkFailure => 'unreachable')
        .then((said) => remember(address, said))
        .finally(() => running.delete(address));
      running.set(address, answer);
      return answer;
    },
    picture: async (address) => {
      if (pictures >= picturesAtOnce) return null;
      pictures += 1;
      return fetchPicture(address, deps, AbortSignal.timeout(patience)).finally(() => (pictures -= 1));
    },
    file: (address, limit, write) =>
      fetchFile(address, deps, AbortSignal.timeout(filePatience), { accept: '*/*', limit, write }),
    allows: (address) => readTarget(address, policy) !== null,
    text: (address, wanted) => fetchText(address, deps, AbortSignal.timeout(textPatience), wanted),
  };
}
