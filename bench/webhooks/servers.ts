import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { people } from '../../tests/support/serving/people.ts';
import type { Launched } from '../../tests/support/serving/launch.ts';
import { openReceiver } from './receiver.ts';
import { openStage, type Stage } from './stage.ts';
import type { Say, Topic } from '../figures.ts';

const hooks = 50;
/** Webhooks of one agency at most. */
const hooksEach = 20;
const writesEach = 40;
/** Milliseconds until the receiver answers, at most. */
const slowest = 60;

/** Returns the process that holds a connection of loopback by its port, of those given; Linux alone says so. */
function processOf(port: number, pids: readonly number[]): number | undefined {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const line = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .find((one) => one.trim().split(/\s+/)[1]?.endsWith(local));
  const socket = `socket:[${line?.trim().split(/\s+/)[9]}]`;
  const holds = (pid: number) =>
    readdirSync(`/proc/${pid}/fd`).some((one) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${one}`) === socket;
      } catch {
        return false;
      }
    });
  return pids.find(holds);
}

/** Adds an agency; returns a token of its admin. */
async function addAgency(stage: Stage, server: Launched, name: string): Promise<string> {
  const adminEmail = `admin@${name.toLowerCase()}.test`;
  const body = {
    name,
    adminName: 'Ada Quist',
    adminEmail,
    timezoneId: 'Australia/Sydney',
    currency: 'AUD',
    locale: 'en-AU',
  };
  const operator = await stage.signIn(server, people.operator);
  const { id: agencyId } = await stage.ask(server, 'POST', '/user/v1/agencies', body, operator);
  const inside = (await stage.ask(server, 'PUT', '/user/v1/auth/agency', { agencyId }, operator)).access_token;
  const outbox = await stage.ask(server, 'GET', '/user/v1/outbox', undefined, inside);
  const { link } = await stage.ask(server, 'GET', `/user/v1/outbox/${outbox.data[0].id}`, undefined, inside);
  const code = /set-password\/([\w-]+)/.exec(link)?.[1];
  await stage.ask(server, 'PUT', '/user/v1/staff/set-password', { code, password: people.password }, inside);
  return stage.signIn(server, adminEmail);
}

/** Delivers to fifty webhooks from two servers of one database, and counts what comes more than once. */
export async function measureServers(say: Say): Promise<Topic> {
  const pids: number[] = [];
  const [senders, looked] = [new Map<number, number>(), new Set<number>()];
  const stage = await openStage();
  const receiver = await openReceiver({
    wait: () => Math.random() * slowest,
    look: (port) => {
      if (looked.has(port) || looked.size > 400) return;
      looked.add(port);
      const pid = processOf(port, pids);
      if (pid !== undefined) senders.set(pid, (senders.get(pid) ?? 0) + 1);
    },
  });
  try {
    say('starting two servers');
    const servers = [await stage.start(), await stage.start()] as const;
    pids.push(...servers.map(({ pid }) => pid));
    const tokens = [await stage.signIn(servers[0], people.admin)];
    for (const name of ['Second', 'Third']) tokens.push(await addAgency(stage, servers[0], name));
    let expected = 0;
    for (let hook = 0; hook < hooks; hook += 1) {
      await stage.addWebhook(servers[0], receiver.port, tokens[Math.floor(hook / hooksEach)]);
      expected += writesEach;
    }
    say(`writing for ${hooks} webhooks`);
    const begun = Date.now();
    for (let write = 0; write < writesEach; write += 1) {
      await Promise.all(
        tokens.map(async (token, index) => {
          const server = servers[(write + index) % 2] ?? servers[0];
          await stage.ask(server, 'POST', '/client/v1/clients', { displayName: `Kept ${write}` }, token);
        }),
      );
    }
    await stage.settled(600_000);
    const seconds = ((Date.now() - begun) / 1000).toFixed(0);
    const ids = new Set(receiver.got.map(({ id }) => id));
    const parts = [...senders.values()].toSorted((one, other) => other - one).join(' and ');
    return {
      title: `${hooks} webhooks on two servers`,
      about:
        `Two server processes share one database and write in turns for three agencies with ${hooks} webhooks; the receiver ` +
        `takes up to ${slowest} ms to answer.`,
      sides: ['expected', 'received'],
      figures: [
        {
          what: 'deliveries',
          sides: [`${expected}`, `${ids.size}`],
          ratio: ids.size / expected,
          target: { is: 'at least', bound: 1 },
        },
        {
          what: 'attempts for each delivery',
          sides: [`${ids.size}`, `${receiver.got.length}`],
          ratio: receiver.got.length / ids.size,
          target: { is: 'at most', bound: 1 },
        },
      ],
      remarks: [
        `${receiver.overlapping.length} deliveries were under way twice. Of ${looked.size} looked at, the servers made ` +
          `${parts}. All were received within ${seconds} s.`,
      ],
    };
  } finally {
    receiver.close();
    await stage.close();
  }
}
