import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

/** Clock ticks of a second in /proc. */
const ticks = 100;

/** @typedef {{ parent: number, began: string, seconds: number }} Process CPU time of itself and of children that ended */

/** Reads a line of `/proc/PID/stat`. @returns {Process} */
export function parseStat(line) {
  // The name of the command, in brackets, may hold anything.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), began: fields[19], seconds: (user + system + childUser + childSystem) / ticks };
}

/** Reads all processes of the machine; undefined where there is no /proc. @returns {Map<number, Process> | undefined} */
function readProcesses() {
  const all = new Map();
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        all.set(Number(name), parseStat(readFileSync(`/proc/${name}/stat`, 'latin1')));
      } catch {
        // It ended meanwhile.
      }
    }
  } catch {
    return undefined;
  }
  return all;
}

/**
 * Adds up the CPU seconds of a process and of all that it has started, also of what outlives its parent, as databases do.
 * @param {number} root id of the process
 */
export function openLedger(root) {
  /** Processes that were seen, by id. @type {Map<number, Process>} */
  let known = new Map();
  let gone = 0;
  return {
    /** Takes a look, which should happen each second. @param {Map<number, Process>} all the processes of the machine */
    look(all) {
      const now = new Map();
      const isOwn = (id, process) => {
        if (id === root || now.has(id) || known.get(id)?.began === process.began) return true;
        const parent = all.get(process.parent);
        return parent !== undefined && process.parent !== id && isOwn(process.parent, parent);
      };
      for (const [id, process] of all) if (isOwn(id, process)) now.set(id, process);
      for (const [id, process] of known) {
        // The time of a child that ended is its parent's, if that one was there to see it.
        if (now.get(id)?.began !== process.began && !known.has(process.parent)) gone += process.seconds;
      }
      known = now;
    },
    seconds: () => gone + [...known.values()].reduce((sum, process) => sum + process.seconds, 0),
  };
}

/** CPU seconds of the whole machine, whoever uses them. */
function busySeconds() {
  return os.cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1000, 0);
}

/**
 * Watches what this process and all that it starts take of the machine.
 * @returns {{ lap(): { wall: number, cpu?: number, others?: number }, stop(): void }} `lap` gives seconds since the last
 *   one: CPU seconds of this run, and of everything else on the machine; without these where the system does not tell
 */
export function watchCpu() {
  const ledger = openLedger(process.pid);
  const look = () => {
    const all = readProcesses();
    if (all) ledger.look(all);
    return all !== undefined;
  };
  const isKnown = look();
  const timer = setInterval(look, 1000).unref();
  const read = () => ({ at: performance.now(), own: ledger.seconds(), busy: busySeconds() });
  let last = read();
  return {
    lap() {
      look();
      const now = read();
      const [wall, cpu, busy] = [(now.at - last.at) / 1000, now.own - last.own, now.busy - last.busy];
      last = now;
      return isKnown ? { wall, cpu, others: Math.max(0, busy - cpu) } : { wall };
    },
    stop: () => clearInterval(timer),
  };
}

/** Share of the cores that others may use for the machine to count as quiet. */
const quietShare = 0.1;

/** Had a lap the machine to itself? False where that is unknown. */
export function isQuiet({ wall, others }, cores = os.availableParallelism()) {
  return others !== undefined && others <= wall * cores * quietShare;
}
