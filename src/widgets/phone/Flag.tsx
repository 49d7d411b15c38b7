const flags: Readonly<Record<string, string>> = import.meta.glob('./flags/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Flag of a country (ISO 3166 alpha-2), next to its name. Each flag is a file that loads when it becomes visible. */
export function Flag({ country }: { country: string }) {
  const source = flags[`./flags/${country}.svg`];
  if (source === undefined) return null;
  return <img src={source} alt="" loading="lazy" width={18} height={12} style={{ borderRadius: 2, flex: 'none' }} />;
}
