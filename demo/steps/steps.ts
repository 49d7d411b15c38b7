import { callsStep } from './calls.ts';
import { communityStep } from './community.ts';
import { contractsStep } from './contracts.ts';
import { enquiriesStep } from './enquiries.ts';
import { libraryStep } from './library.ts';
import { mailsStep } from './mails.ts';
import { moneyStep } from './money.ts';
import { notesStep } from './notes.ts';
import { peopleStep } from './people.ts';
import { picturesStep } from './pictures.ts';
import { sharesStep } from './shares.ts';
import type { Step } from './step.ts';
import { tasksStep } from './tasks.ts';
import { workStep } from './work.ts';

/** The steps of the demo, in order; each names records of those before it alone. */
export const steps: readonly Step[] = [
  peopleStep,
  picturesStep,
  workStep,
  contractsStep,
  moneyStep,
  notesStep,
  callsStep,
  mailsStep,
  enquiriesStep,
  tasksStep,
  libraryStep,
  communityStep,
  sharesStep,
];
