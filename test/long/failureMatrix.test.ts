import { slowFaults } from '../upstreams/faults.ts';
import { failureMatrix } from '../http/operation/failureMatrix.ts';

failureMatrix(slowFaults);
