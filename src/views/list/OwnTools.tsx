import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { ListTool } from '../resourceView.ts';
import { viewOf } from '../viewOf.ts';
import { useListOwner, useMayInList } from './ListOwner.ts';

interface OwnToolsProps {
  readonly entity: AnyEntity;
  /** Called when the dialog of one has been closed. */
  readonly onClose?: () => void;
}

/** A tool of one entity's list. */
function OwnTool({ entity, tool, onClose }: OwnToolsProps & { readonly tool: ListTool }) {
  const translate = useTranslate();
  const owner = useListOwner();
  const may = useMayInList(tool.action, entity);
  const [isOpen, setOpen] = useState(false);
  const { Dialog } = tool;
  if (!may) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate(tool.label)}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog
            owner={owner}
            onClose={() => {
              setOpen(false);
              onClose?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The tools that the view of an entity adds to those of every list. */
export function OwnTools({ entity, onClose }: OwnToolsProps) {
  const { listTools = [] } = viewOf(entity.name) ?? {};
  return listTools.map((tool) => (
    <OwnTool key={tool.label} entity={entity} tool={tool} {...(onClose && { onClose })} />
  ));
}
