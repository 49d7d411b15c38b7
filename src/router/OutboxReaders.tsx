import { Outlet } from 'react-router-dom';
import { useActor } from '../authProvider/ActorContext.ts';
import { NoAccess } from '../custom-pages/no-access/NoAccess.tsx';
import { mayReadOutbox } from './outboxPath.ts';

/** The outbox for who may read it. */
export function OutboxReaders() {
  return mayReadOutbox(useActor()) ? <Outlet /> : <NoAccess />;
}
