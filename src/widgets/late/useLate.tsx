import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

/** A function that does something, and the hook that returns it. */
type Act<Args extends readonly unknown[], Result> = (...args: Args) => Promise<Result>;
type UseAct<Input, Args extends readonly unknown[], Result> = (input: Input) => Act<Args, Result>;

interface HolderProps<Input, Args extends readonly unknown[], Result> {
  readonly useAct: UseAct<Input, Args, Result>;
  readonly input: Input;
  readonly onReady: (act: Act<Args, Result>) => void;
}

function Holder<Input, Args extends readonly unknown[], Result>(props: HolderProps<Input, Args, Result>) {
  const { useAct, input, onReady } = props;
  const act = useAct(input);
  useEffect(() => onReady(act), [act, onReady]);
  return null;
}

function createSignal() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/**
 * Returns the function of a hook whose code is not part of its page, and a node to render, in which the hook runs from
 * the first call on. The code is requested once the page is drawn. If it cannot be loaded, a call shows the error in the
 * nearest boundary, as `lazy` does.
 * @param load imports the hook; the same function in each render
 * @param input argument of the hook
 */
export function useLate<Input, Args extends readonly unknown[], Result>(
  load: () => Promise<UseAct<Input, Args, Result>>,
  input: Input,
): readonly [Act<Args, Result>, ReactNode] {
  const [loaded, setLoaded] = useState<{ readonly useAct: UseAct<Input, Args, Result> } | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [ready] = useState(createSignal);
  const latest = useRef<Act<Args, Result> | null>(null);
  const onReady = useCallback(
    (act: Act<Args, Result>) => {
      latest.current = act;
      ready.resolve();
    },
    [ready],
  );
  useEffect(() => {
    // What could not be loaded is asked for again by the first call.
    load().catch(() => undefined);
  }, [load]);
  const call = useCallback(
    async (...args: Args) => {
      try {
        const useAct = await load();
        setLoaded((former) => former ?? { useAct });
      } catch (error) {
        setFailure({ error });
      }
      await ready.promise;
      if (!latest.current) throw new Error('The hook has not run');
      return latest.current(...args);
    },
    [load, ready],
  );
  if (failure) throw failure.error;
  const holder = loaded && <Holder {...loaded} input={input} onReady={onReady} />;
  return [call, holder];
}
