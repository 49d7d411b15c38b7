import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { BackIcon } from '../../theme/icons/actions.tsx';
import { useIsNarrow } from '../screen/useIsNarrow.ts';
import { CascaderColumn } from './CascaderColumn.tsx';
import { branchesAlong, type CascaderBranch } from './path.ts';

interface CascaderProps {
  /** Chosen values in words; also the back button of a narrow screen. */
  readonly label: string;
  readonly back: string;
  readonly branches: readonly CascaderBranch[];
  /** The branch that is open at first, where there is room for more than one column. */
  readonly opened?: string | undefined;
  /** Content of the last column after opening a branch without children; `path` holds the values to it. */
  readonly renderLeaf: (path: readonly string[]) => ReactNode;
}

const focusable = 'input, button, [tabindex="0"]';
const reachedByArrows = 'input, button, [role="option"]';

/**
 * Columns side by side, each showing what is within the branch that is opened in the one before; on a narrow screen the
 * last one alone. Arrows lead up and down a column, right into a branch and left out of it; the first
 * column has the focus at first.
 */
export function Cascader({ label, back, branches, opened, renderLeaf }: CascaderProps) {
  const isNarrow = useIsNarrow();
  const [path, setPath] = useState<readonly string[]>(isNarrow || opened === undefined ? [] : [opened]);
  const frame = useRef<HTMLDivElement>(null);
  const levels = branchesAlong(branches, path);
  const hasLeaf = levels.length === path.length;
  const count = levels.length + (hasLeaf ? 1 : 0);

  const focusColumn = (index: number) =>
    requestAnimationFrame(() => {
      const column = frame.current?.querySelector(`[data-column="${index}"]`);
      column?.querySelector<HTMLElement>(focusable)?.focus();
    });
  const open = (index: number, value: string) => {
    setPath([...path.slice(0, index), value]);
    focusColumn(index + 1);
  };
  const leave = (index: number) => {
    if (index === 0) return;
    if (isNarrow) setPath(path.slice(0, index - 1));
    focusColumn(index - 1);
  };
  const leaveByKey = (event: KeyboardEvent, index: number) => {
    const { target } = event;
    const isTyping = target instanceof HTMLInputElement && target.type !== 'checkbox' && target.value !== '';
    if (event.key !== 'ArrowLeft' || isTyping) return;
    event.preventDefault();
    leave(index);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(reachedByArrows)];
    event.preventDefault();
    stops[stops.indexOf(event.target as HTMLElement) + step]?.focus();
  };
  useEffect(() => void focusColumn(0), []);
  const sizeOf = (width: number, grow: 0 | 1) =>
    isNarrow ? { flex: 1, minWidth: 0 } : { flex: `${grow} 0 auto`, width };
  const isShown = (index: number) => !isNarrow || index === count - 1;

  return (
    <Box
      ref={frame}
      role="group"
      aria-label={label}
      sx={{ display: 'flex', alignItems: 'stretch', maxWidth: '100%', minHeight: 'inherit' }}
    >
      {levels.map((level, index) =>
        isShown(index) ? (
          <Box key={index} data-column={index} sx={sizeOf(150, 0)}>
            {isNarrow && index > 0 && <BackLine label={back} onClick={() => leave(index)} />}
            <CascaderColumn
              label={label}
              branches={level}
              opened={path[index] ?? null}
              onOpen={(value) => open(index, value)}
              onLeave={() => leave(index)}
            />
          </Box>
        ) : null,
      )}
      {hasLeaf && (
        <Box
          data-column={levels.length}
          onKeyDown={(event) => {
            leaveByKey(event, levels.length);
            moveByKey(event);
          }}
          sx={{ ...sizeOf(260, 1), borderLeft: isNarrow ? 0 : 1, borderColor: 'line' }}
        >
          {isNarrow && <BackLine label={back} onClick={() => leave(levels.length)} />}
          {renderLeaf(path)}
        </Box>
      )}
    </Box>
  );
}

function BackLine({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        display: 'flex',
        gap: 1,
        justifyContent: 'flex-start',
        width: '100%',
        minHeight: 40,
        px: 1.5,
        font: 'inherit',
        color: 'ink2',
      }}
    >
      <BackIcon sx={{ fontSize: 14 }} />
      {label}
    </ButtonBase>
  );
}
