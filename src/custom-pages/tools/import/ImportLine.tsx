import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { ImportSummary } from '../../../../schema/areas/tools/calls/imports.ts';
import type { ImportState as State } from '../../../../schema/areas/tools/imports/states.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { importPath } from '../../../../schema/areas/tools/paths.ts';
import { Age } from '../../../widgets/moment/Age.tsx';
import { Pill, type Tone } from '../../../widgets/pill/Pill.tsx';

const tones: Readonly<Record<State, Tone>> = {
  reading: 'info',
  mapping: 'warn',
  checking: 'info',
  checked: 'warn',
  running: 'info',
  done: 'ok',
  cancelled: 'mute',
  undoing: 'info',
  undone: 'mute',
  failed: 'bad',
};

/** A state of an import in a word; one of which no row is right is not ready. */
export function ImportState({ of: one }: { readonly of: ImportSummary }) {
  const translate = useTranslate();
  const { state } = one;
  if (state === 'checked' && one.faults > 0 && one.toCreate + one.toUpdate === 0) {
    return <Pill tone="bad">{translate('app.imports.states.stuck')}</Pill>;
  }
  return <Pill tone={tones[state]}>{translate(`app.imports.states.${state}`)}</Pill>;
}

/** A former import: its file, who brought it and when, and what became of it. */
export function ImportLine({ one }: { readonly one: ImportSummary }) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`app.imports.${key}`, options);
  const rows = words('rows', { smart_count: one.total, count: formatCount(one.total) });
  return (
    <li>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component={Link}
          to={importPath(one.kind, one.id)}
          sx={{
            display: 'block',
            fontWeight: 560,
            color: 'ink',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {one.filename}
        </Box>
        <small>
          {rows} · <Age at={one.createdAt} />
          {!one.isOwn && one.maker && ` · ${words('by', { name: one.maker.displayName })}`}
        </small>
      </Box>
      <ImportState of={one} />
    </li>
  );
}
