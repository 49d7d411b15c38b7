/**
 * The stages of a run, in order. `tier` says which command runs them: `npm test` the quick ones, `npm run test:rest` the
 * others, `npm run test:all` both. Those of one program (`by`) share one run of it.
 * @type {Record<string, { tier: 'quick' | 'rest', by: 'check' | 'vitest' | 'playwright', needsBuild?: true }>}
 */
export const stages = {
  check: { tier: 'quick', by: 'check' },
  unit: { tier: 'quick', by: 'vitest' },
  contract: { tier: 'quick', by: 'vitest' },
  api: { tier: 'quick', by: 'vitest', needsBuild: true },
  core: { tier: 'quick', by: 'playwright', needsBuild: true },
  slow: { tier: 'rest', by: 'vitest', needsBuild: true },
  journeys: { tier: 'rest', by: 'playwright', needsBuild: true },
};

/** Names for several stages at once. */
const several = { e2e: ['core', 'journeys'] };

const names = Object.keys(stages);
const ofTier = (tier) => names.filter((name) => stages[name].tier === tier);

/**
 * Returns the stages to run.
 * @param {readonly string[]} asked names of stages, or `e2e`; none for those of the tiers
 * @param {{ all?: boolean, rest?: boolean }} tiers the quick one by default
 * @throws Error that names the stages, for a name that is none
 */
export function chooseStages(asked, { all = false, rest = false } = {}) {
  const unknown = asked.filter((name) => !(name in stages) && !(name in several));
  if (unknown.length > 0) {
    const known = [...names, ...Object.keys(several)].join(', ');
    throw new Error(`Unknown stage: ${unknown.join(', ')}. The stages are ${known}: npm test -- unit api`);
  }
  const chosen = asked.flatMap((name) => several[name] ?? [name]);
  if (chosen.length > 0) return names.filter((name) => chosen.includes(name));
  return all ? names : ofTier(rest ? 'rest' : 'quick');
}

/** Returns the chosen stages that a program runs. */
export function stagesBy(program, chosen) {
  return chosen.filter((name) => stages[name].by === program);
}

/** Do any of the chosen stages start the built server? */
export function needBuild(chosen) {
  return chosen.some((name) => stages[name].needsBuild);
}

/**
 * Returns the stage of a file of tests.
 * @param {string} project the project of vitest.config.ts that it is in
 * @param {string} file the path in the repository
 */
export function stageOf(project, file) {
  if (project.startsWith('unit')) return 'unit';
  return /^tests\/(\w+)\//.exec(file)?.[1] ?? project;
}
