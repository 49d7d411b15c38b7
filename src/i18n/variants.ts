import { outlines } from '../../schema/outlines.ts';

type Words = Readonly<Record<string, unknown>>;

/** A variant's words, completed by those of the entity whose fields and sections it shares. */
function completedBy(root: Words | undefined, own: Words | undefined): Words {
  return { ...root, ...own, sections: { ...(root?.['sections'] as Words), ...(own?.['sections'] as Words) } };
}

const variants = outlines.filter(({ name, root }) => name !== root);

/** Returns the words of the entities, those of variants completed (scout by talent). */
export function withVariants(resources: Readonly<Record<string, Words>>): Record<string, Words> {
  const completed = variants.map(({ name, root }) => [name, completedBy(resources[root], resources[name])]);
  return { ...resources, ...Object.fromEntries(completed) } as Record<string, Words>;
}
