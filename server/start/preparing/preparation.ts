/** Steps of a start that people may wait for, in order. */
export const preparationSteps = ['server', 'database', 'tables', 'people', 'pages'] as const;

/** A step of a start that people may wait for. */
export type PreparationStep = (typeof preparationSteps)[number];

/** State of one step. */
export type StepState = 'waiting' | 'running' | 'done';

/** Tracks how far a start is, for those who open the address meanwhile. */
export class Preparation {
  readonly #states = new Map<PreparationStep, StepState>();

  /** @param steps those that this start has; the others do not occur */
  constructor(steps: readonly PreparationStep[]) {
    for (const step of steps) this.#states.set(step, 'waiting');
  }

  /** The steps of this start with their states, in order. */
  get steps(): readonly { readonly step: PreparationStep; readonly state: StepState }[] {
    return preparationSteps.flatMap((step) => {
      const state = this.#states.get(step);
      return state === undefined ? [] : [{ step, state }];
    });
  }

  /** True once all steps are done. */
  get isOver(): boolean {
    return this.steps.every(({ state }) => state === 'done');
  }

  /** Does the work of a step, which is done afterwards; it becomes one of this start if it was none. */
  async during<T>(step: PreparationStep, work: () => Promise<T>): Promise<T> {
    this.#states.set(step, 'running');
    const result = await work();
    this.#states.set(step, 'done');
    return result;
  }
}
