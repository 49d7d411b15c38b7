import type { CallRoute } from '../../schema/call.ts';
import type { ModuleQuestion } from './question.ts';

type Outcome = Partial<Pick<ModuleQuestion, 'permitted' | 'found' | 'needs' | 'isMakersAlone'>>;

/** What declared calls answer those whom they let in, where it does not follow from the declaration. */
export const outcomes: Readonly<Partial<Record<CallRoute, Outcome>>> = {};
