import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useStore } from 'ra-core';
import { useState } from 'react';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import { setupKey, type FirstRunStep, type SetupChoice } from '../../../../schema/areas/insight/firstRun.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

/** A line of the checklist. */
export interface SetupStep {
  readonly name: FirstRunStep | 'AGENCY';
  readonly isDone: boolean;
}

/** The set-up of an agency, as its admin has it before them. */
export interface Setup {
  readonly steps: readonly SetupStep[];
  /** True if the agency has only its admin. */
  readonly isEmpty: boolean;
  /** Number of records of the sample data. */
  readonly samples: number;
  /** True if mail leaves; the agency cannot change that. */
  readonly isMailSent: boolean;
  readonly isBusy: boolean;
  readonly checkAgency: () => void;
  readonly hide: () => void;
  readonly addSamples: () => void;
  readonly removeSamples: () => void;
}

const queryKey = ['firstRun'];

/**
 * Returns what is left of the set-up: undefined while it is loaded, null once it is done or hidden, and for whoever is no
 * admin.
 */
export function useSetup(): Setup | null | undefined {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const isAdmin = passesFeatureChecks(useActor());
  const [choice, setChoice] = useStore<SetupChoice | null>(setupKey, null);
  const [isBusy, setBusy] = useState(false);
  const { data, isLoading } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.ask('GET /client/v1/first-run', { signal }),
    enabled: isAdmin,
    refetchOnMount: 'always',
  });
  if (isLoading) return undefined;
  if (!data || !isAdmin) return null;
  const { samples } = data;
  const steps: readonly SetupStep[] = [{ name: 'AGENCY', isDone: choice?.isAgencyChecked === true }, ...data.steps];
  const isOver = data.steps.every(({ isDone }) => isDone);
  if (samples === 0 && (isOver || choice?.isHidden)) return null;
  const change = async (route: 'POST' | 'DELETE') => {
    setBusy(true);
    try {
      const state = await client.ask(`${route} /client/v1/first-run/samples`, {});
      queryClient.setQueryData(queryKey, state);
      notify(route === 'POST' ? 'app.today.setup.added' : 'app.today.setup.removed');
    } catch (error) {
      complain(error);
    }
    setBusy(false);
    await queryClient.invalidateQueries();
  };
  return {
    steps,
    samples,
    isBusy,
    isMailSent: data.isMailSent,
    isEmpty: samples === 0 && data.steps.every(({ isDone }) => !isDone),
    checkAgency: () => setChoice({ ...choice, isAgencyChecked: true }),
    hide: () => setChoice({ ...choice, isHidden: true }),
    addSamples: () => void change('POST'),
    removeSamples: () => void change('DELETE'),
  };
}
