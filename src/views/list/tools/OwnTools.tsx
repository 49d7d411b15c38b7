import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { ListTool } from '../../area-parts/resourceView.ts';
import { useResourceView } from '../../area-parts/AreaPartsContext.ts';
import { useListOwner, useMayInList } from '../../owner/ListOwner.ts';
import { useOpenList } from '../rows/OpenListContext.ts';

interface OwnToolsProps {
  /** Called when the dialog of one has been closed. */
  readonly onClose?: () => void;
}

/** A tool of one entity's list. */
function OwnTool({ tool, onClose }: OwnToolsProps & { readonly tool: ListTool }) {
  const translate = useTranslate();
  const { entity } = useOpenList();
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
export function OwnTools({ onClose }: OwnToolsProps) {
  const { entity } = useOpenList();
  const { listTools = [] } = useResourceView(entity.name) ?? {};
  return listTools.map((tool) => <OwnTool key={tool.label} tool={tool} {...(onClose && { onClose })} />);
}
