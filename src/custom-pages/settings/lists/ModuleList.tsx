import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { CatalogueType } from '../../../../schema/rules/catalogues.ts';
import { EntryList } from './EntryList.tsx';
import { EntryListHead } from './EntryListHead.tsx';

interface ModuleListProps {
  readonly type: CatalogueType;
  readonly first: number;
  readonly isHidden: boolean;
  /** Hides the list or offers it again; absent where it cannot be hidden. */
  readonly onHide: ((isHidden: boolean) => void) | undefined;
}

/** A small list of a module, which can be hidden: then its entries are not shown here either. */
export function ModuleList({ type, first, isHidden, onHide }: ModuleListProps) {
  const translate = useTranslate();
  const headingId = useId();
  const words = (key: string, options?: object) => translate(`app.catalogueLists.${key}`, options);
  const list = words(`titles.${type}`);
  const does = isHidden ? 'show' : 'hide';
  const tools = onHide && (
    <Button aria-label={words(`${does}Of`, { list })} onClick={() => onHide(!isHidden)}>
      {words(does)}
    </Button>
  );
  if (!isHidden) return <EntryList type={type} first={first} tools={tools} />;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ flex: 'none' }}>
      <EntryListHead
        id={headingId}
        title={list}
        count={undefined}
        matches={undefined}
        search={{ value: '', onChange: () => undefined }}
        tools={tools}
      />
      <Box sx={{ px: { xs: 2, md: 2.5 }, py: 1.5, color: 'ink3' }}>{words('hidden')}</Box>
    </Box>
  );
}
