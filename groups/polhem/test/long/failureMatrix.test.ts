import { slowFaults } from '../../../../test/upstreams/faults.ts';
import { failureMatrix } from '../http/operation/failureMatrix.ts';

failureMatrix(slowFaults);
