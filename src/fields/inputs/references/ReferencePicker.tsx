import { AddIcon } from '../../../theme/icons/actions.tsx';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useRef, useState, type Ref } from 'react';
import type { Reference } from '../../../../schema/fields/field.ts';
import { filterSearchDebounce } from '../../../../schema/rules/limits.ts';
import type { ReachedFrom } from '../../../dataProvider/types.ts';
import { Avatar } from '../../../widgets/avatar/Avatar.tsx';
import { Picker } from '../../../widgets/picker/Picker.tsx';
import { PickerField } from '../../../widgets/picker/PickerField.tsx';
import { useDebounced } from '../../../widgets/picker/useDebounced.ts';
import { useOptions } from '../../useOptions.ts';
import { browsable, BrowseButton, BrowsePopover, type Browsable } from './BrowseReferences.tsx';
import { isNewWord } from './newWord.ts';
import type { Maker } from './useMaking.ts';

/** Typed word without a record, and the makers that can create one from it: offered after the records. */
interface NewWord {
  readonly newWord: string;
  readonly maker: Maker;
}
type Option = Reference | NewWord;

const isNew = (option: Option): option is NewWord => 'newWord' in option;
const keyOf = (option: Option) => (isNew(option) ? `+${option.maker.kind}` : option.id);
const labelOf = (option: Option) => (isNew(option) ? option.newWord : option.displayName);

export interface ReferencePickerProps {
  readonly id: string;
  /** The entity that asks, and the field whose options are wanted. */
  readonly resource: string;
  readonly field: string;
  readonly isMany: boolean;
  readonly hasFaces: boolean;
  /** Values that all options share, by field; any by default. */
  readonly same?: Readonly<Record<string, unknown>>;
  /** Of a status: whose states say which is offered. */
  readonly reachedFrom?: ReachedFrom | undefined;
  readonly value: readonly Reference[];
  readonly onChange: (value: readonly Reference[]) => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly hasError: boolean;
  readonly isReadOnly?: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Kinds that can be browsed besides the search; none by default. */
  readonly browse?: Browsable;
  /** Creates a record from a typed word, the usual kind first; empty if that is not possible. */
  readonly makers: readonly Maker[];
  /** Receives pending work for the value; it resolves to true on success. */
  readonly hold?: (work: Promise<boolean>) => void;
}

/**
 * Records chosen from what the server finds; a new word can become a record in place (AB 2, AB 4). What is typed stays
 * until something is chosen or the field is left, also where the server refuses to make a record of it.
 */
export function ReferencePicker(props: ReferencePickerProps) {
  const { id, resource, field, isMany, hasFaces, isReadOnly = false, value, onChange, makers, browse, hold } = props;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [isBrowsing, setBrowsing] = useState(false);
  const [anchor, setAnchor] = useState<Element | null>(null);
  // Null while the field shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  const isBusy = useRef(false);
  const word = (typed ?? '').trim();
  const keyword = useDebounced(word, filterSearchDebounce);
  const { options, isSuccess, isFetching, hasNextPage, fetchNextPage } = useOptions(resource, field, isOpen, {
    keyword,
    ...(props.same && { same: props.same }),
    ...props.reachedFrom,
  });

  // Whether a name is new is known only once all that match it have come.
  const isKnown = keyword === word && isSuccess && !isFetching && !hasNextPage;
  const known = [...options, ...value].map(({ displayName }) => displayName);
  const offered: Option[] = [...options];
  if (isKnown && isNewWord(word, known)) offered.push(...makers.map((maker) => ({ newWord: word, maker })));

  const make = async ({ newWord, maker }: NewWord, others: readonly Reference[]): Promise<boolean> => {
    isBusy.current = true;
    setCreating(true);
    setTyped(newWord);
    const made = await maker.make(newWord);
    isBusy.current = false;
    setCreating(false);
    if (!made) {
      setOpen(document.activeElement?.id === id);
      return false;
    }
    setTyped(null);
    setOpen(false);
    onChange(isMany ? [...others, made] : [made]);
    return true;
  };
  const choose = (chosen: readonly Option[]) => {
    const records = chosen.filter((option): option is Reference => !isNew(option));
    const fresh = chosen.find(isNew);
    if (!fresh) return onChange(records);
    if (isBusy.current) return;
    const work = make(fresh, records);
    hold?.(work);
  };
  const offerOf = ({ newWord, maker: { name } }: NewWord) =>
    translate(name === undefined ? 'app.views.form.create' : 'app.views.form.createAs', { word: newWord, name });
  const isFixed = isReadOnly || isCreating;
  if (isBrowsing && isFixed) setBrowsing(false);
  const startBrowsing = () => {
    setOpen(false);
    setBrowsing(true);
  };

  return (
    <>
      <Picker<Option, boolean>
        ref={setAnchor}
        id={id}
        sx={browse ? browsable : null}
        multiple={isMany}
        size="small"
        fullWidth
        filterSelectedOptions={isMany}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={offered}
        value={(isMany ? value : (value[0] ?? null)) as Option[]}
        onChange={(_event, next) => choose([next ?? []].flat())}
        onBlur={() => {
          if (!isBusy.current) setTyped(null);
          // Who browses comes back to the field.
          if (!isBrowsing) props.onBlur();
        }}
        onKeyDown={(event) => {
          // With nothing highlighted it would save the form around the list.
          if (event.key === 'Enter' && isOpen) event.preventDefault();
          if (!browse || isFixed || event.key !== 'ArrowDown' || !event.altKey) return;
          event.preventDefault();
          event.defaultMuiPrevented = true;
          startBrowsing();
        }}
        inputValue={typed ?? (isMany || !value[0] ? '' : value[0].displayName)}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') setTyped(text);
          else if (reason !== 'reset' && !isBusy.current) setTyped(null);
        }}
        loading={isFetching || keyword !== word}
        loadingText={translate('app.views.form.searching')}
        noOptionsText={translate('app.views.form.noOptions')}
        readOnly={isFixed}
        filterOptions={(all) => all}
        isOptionEqualToValue={(option, chosen) => keyOf(option) === keyOf(chosen)}
        getOptionKey={keyOf}
        getOptionLabel={labelOf}
        slotProps={{
          listbox: {
            onScroll: ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
              if (hasNextPage && !isFetching && scrollHeight - scrollTop - clientHeight < 48) void fetchNextPage();
            },
          },
        }}
        renderOption={({ key, ...attributes }, option) => (
          <Box component="li" key={key} {...attributes} sx={{ gap: 1 }}>
            {isNew(option) ? <AddIcon fontSize="small" /> : hasFaces && <Avatar of={option} size={20} />}
            {isNew(option) ? offerOf(option) : option.displayName}
          </Box>
        )}
        renderInput={(params) => (
          <PickerField
            params={params}
            hasError={props.hasError}
            isBusy={isCreating}
            inputRef={props.inputRef}
            attributes={props.attributes}
            end={browse && <BrowseButton isDisabled={isFixed} onClick={startBrowsing} />}
          />
        )}
      />
      {browse && anchor && isBrowsing && (
        <BrowsePopover
          {...browse}
          anchor={anchor}
          resource={resource}
          field={field}
          isMany={isMany}
          hasFaces={hasFaces}
          value={value}
          onChange={onChange}
          onClose={() => setBrowsing(false)}
        />
      )}
    </>
  );
}
