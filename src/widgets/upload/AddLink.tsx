import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { linkAddressLimit } from '../../../schema/rules/limits.ts';
import { patterns } from '../../../schema/rules/patterns.ts';
import { withoutMarks } from '../../../schema/rules/texts.ts';
import { refusalOf, wordsOf } from '../../dataProvider/refusal.ts';
import { AddIcon } from '../../theme/icons/actions.tsx';
import { inputPropsOf, keyboards } from '../keyboard/keyboards.ts';
import { isFocusFree } from '../../theme/focus/freeFocus.ts';

interface AddLinkProps {
  readonly isDisabled?: boolean;
  /** Keeps what is at an address; fails where nothing is kept of it. */
  readonly onAdd: (address: string) => Promise<void>;
  /**
   * Called with a typed address's add function (resolves to true if it was added), for forms that are saved without
   * pressing Add; returns the function that takes it back.
   */
  readonly onDraft?: (add: () => Promise<boolean>) => () => void;
}

/** Scrolls an error into view, which would else begin below the visible part. */
const show = (fault: HTMLElement | null) => fault?.scrollIntoView?.({ block: 'nearest' });

/** A quiet way to add a video by its address: a line that opens in its place, and keeps what was typed where that fails. */
export function AddLink({ isDisabled = false, onAdd, onDraft }: AddLinkProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const faultId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    setText(null);
    setWrong(false);
    // After it is rendered again, unless the focus has moved meanwhile.
    requestAnimationFrame(() => isFocusFree() && opener.current?.focus());
  };
  const attempt = async () => {
    const address = withoutMarks(text ?? '').trim();
    if (!patterns.website.regex.test(address)) {
      setWrong(true);
      line.current?.focus();
      return false;
    }
    setBusy(true);
    try {
      await onAdd(address);
      close();
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      const said = (refusal && refusal.status > 0 && wordsOf(refusal, translate)) || translate('rules.fetchFailed');
      notify(said, { type: 'error', messageArgs: { _: said } });
      line.current?.focus();
      return false;
    } finally {
      setBusy(false);
    }
  };
  const add = () => (running.current ??= attempt().finally(() => (running.current = null)));
  const addTyped = useEffectEvent(add);
  const isTyped = text !== null && text.trim() !== '';
  useEffect(() => (isTyped ? onDraft?.(() => addTyped()) : undefined), [isTyped, onDraft]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isForForm = event.ctrlKey || event.metaKey;
    if ((event.key !== 'Enter' || isForForm) && event.key !== 'Escape') return;
    // Neither the form nor the dialog around it is meant.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void add();
    else if (!isBusy) close();
  };

  if (text === null) {
    return (
      <div>
        <Button
          ref={opener}
          size="small"
          variant="text"
          startIcon={<AddIcon />}
          disabled={isDisabled}
          onClick={() => setText('')}
        >
          {translate('app.uploads.addLink')}
        </Button>
      </div>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mt: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <OutlinedInput
          size="small"
          autoFocus
          inputRef={line}
          value={text}
          error={isWrong}
          readOnly={isBusy}
          placeholder="https://"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
          sx={{ flex: '1 1 200px' }}
          inputProps={{
            ...inputPropsOf(keyboards.url),
            'aria-label': translate('app.uploads.linkAddress'),
            'aria-invalid': isWrong || undefined,
            'aria-describedby': isWrong ? faultId : undefined,
            maxLength: linkAddressLimit,
          }}
        />
        <Button variant="outlined" loading={isBusy} disabled={!isTyped} onClick={() => void add()}>
          {translate('app.actions.add')}
        </Button>
        <Button disabled={isBusy} onClick={close}>
          {translate('app.actions.cancel')}
        </Button>
      </Box>
      {isWrong && (
        <Box ref={show} id={faultId} role="alert" sx={{ fontSize: 12, lineHeight: '16px', color: 'status.bad.fg' }}>
          {translate('rules.link')}
        </Box>
      )}
    </Box>
  );
}
