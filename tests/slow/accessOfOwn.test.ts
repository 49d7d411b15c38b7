import { describeAccess, ownNames } from '../contract/accessCases.ts';

describeAccess(ownNames);
