import { describeAccess, fixtureNames } from './accessCases.ts';

describeAccess(fixtureNames);
