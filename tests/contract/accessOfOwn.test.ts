import { describeAccess, ownNames } from './accessCases.ts';

describeAccess(ownNames);
