import useAutocomplete from '@mui/material/useAutocomplete';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { keyOf, type PaletteEntry, type PersonEntry } from './entries.ts';
import { PaletteField } from './PaletteField.tsx';
import { PaletteHints } from './PaletteHints.tsx';
import { PaletteOption } from './PaletteOption.tsx';
import { useEnter } from './useEnter.ts';

const Options = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 6,
  listStyle: 'none',
  overflow: 'auto',
  maxHeight: 'min(52vh, 420px)',
  '&[hidden]': { display: 'none' },
  [theme.breakpoints.down('md')]: { maxHeight: 'none', flex: 1 },
}));

const Heading = styled('li')(({ theme }) => ({
  padding: '8px 8px 4px',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 550,
  color: theme.palette.ink3,
}));

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '22px 20px',
  textAlign: 'center',
  color: theme.palette.ink2,
}));

interface PaletteListProps {
  readonly keyword: string;
  readonly onKeyword: (keyword: string) => void;
  readonly entries: readonly PaletteEntry[];
  readonly isSearching: boolean;
  /** True if the first entry stays the first, whatever else is found. */
  readonly isFirstSure: boolean;
  /** Enter was pressed before the list was there. */
  readonly isEntered: boolean;
  readonly hasFailed: boolean;
  readonly isNarrow: boolean;
  readonly onChoose: (entry: PaletteEntry) => void;
  /** Comes when Tab is pressed on a person; false if nothing can be done about them. */
  readonly onReach: (person: PersonEntry) => boolean;
  readonly onClose: () => void;
}

/** The field of the palette and what it finds, under headings: pages, people by their kind, actions. */
export function PaletteList(props: PaletteListProps) {
  const {
    keyword,
    onKeyword,
    entries,
    isSearching,
    isFirstSure,
    isEntered,
    hasFailed,
    isNarrow,
    onChoose,
    onReach,
    onClose,
  } = props;
  const translate = useTranslate();
  const hintId = useId();
  const groupOf = (entry: PaletteEntry) => {
    if (entry.kind === 'page') return translate('app.palette.pages');
    if (entry.kind === 'action')
      return translate(entry.keys === undefined ? 'app.palette.actions' : 'app.palette.here');
    return entry.isRecent
      ? translate('app.palette.recent')
      : translate(`resources.${entry.entity}.name`, { smart_count: 2 });
  };

  const { onKeyDown, onHighlightChange } = useEnter({
    keyword,
    entries,
    isFirstSure,
    isSearching,
    isEntered,
    onChoose,
  });
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<PaletteEntry>({
    options: [...entries],
    open: true,
    value: null,
    autoHighlight: true,
    disableCloseOnSelect: true,
    inputValue: keyword,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') onKeyword(text);
    },
    onChange: (_event, entry) => {
      if (entry) onChoose(entry);
    },
    onHighlightChange,
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    filterOptions: (options) => options,
    getOptionLabel: ({ title }) => title,
    isOptionEqualToValue: (one, other) => keyOf(one) === keyOf(other),
    groupBy: groupOf,
  });

  const withReach: typeof onKeyDown = (event) => {
    onKeyDown(event);
    if (event.key !== 'Tab' || event.shiftKey) return;
    // The hook tells of what is highlighted by keys or mouse alone, not of the first option.
    const option = event.currentTarget.querySelector<HTMLElement>('[role="option"].Mui-focused');
    const entry = entries[Number(option?.dataset['optionIndex'] ?? -1)];
    if (entry?.kind === 'person' && onReach(entry)) event.preventDefault();
  };
  const isNothing = entries.length === 0 && !isSearching;
  return (
    <div
      {...getRootProps({ onKeyDown: withReach })}
      style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <PaletteField {...getInputProps()} aria-describedby={hintId} isNarrow={isNarrow} onClose={onClose} />
      <p id={hintId} hidden>
        {translate('app.palette.reachHint')}
      </p>
      <Options {...getListboxProps()} hidden={entries.length === 0} aria-label={translate('app.palette.label')}>
        {entries.map((entry, index) => {
          const group = groupOf(entry);
          const former = entries[index - 1];
          const { key, ...option } = getOptionProps({ option: entry, index });
          return [
            (former === undefined || groupOf(former) !== group) && (
              <Heading key={`heading ${group}`} role="presentation">
                {group}
              </Heading>
            ),
            <PaletteOption key={`${key} ${keyOf(entry)}`} entry={entry} {...option} />,
          ];
        })}
      </Options>
      <div role="status">
        {isNothing && <Note>{translate('app.palette.noMatch', { keyword: keyword.trim() })}</Note>}
        {entries.length === 0 && isSearching && <Note>{translate('app.palette.searching')}</Note>}
        {hasFailed && <Note>{translate('app.palette.failed')}</Note>}
      </div>
      {!isNarrow && <PaletteHints />}
    </div>
  );
}
