import { lazy, useState, type ComponentType } from 'react';

/** A component whose code is not part of its page. */
export interface Late<Props extends object> {
  readonly Part: ComponentType<Props>;
  /** Loads it ahead. */
  readonly load: () => Promise<unknown>;
}

/**
 * Returns a component that suspends until it is loaded. Unlike `lazy`, it is drawn at once if it was loaded ahead: a part
 * that suspends even for a moment can hide its surroundings for a third of a second.
 */
export function late<Props extends object>(importPart: () => Promise<ComponentType<Props>>): Late<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => (loaded ??= await importPart());
  const Later = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  function Part(props: Props) {
    const [Known] = useState(() => loaded ?? Later);
    return <Known {...props} />;
  }
  return { Part, load };
}
