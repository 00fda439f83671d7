import { slowFaults } from '../../../../test/upstreams/faults.ts';
import { failureMatrix } from '../http/failureMatrix.ts';

failureMatrix(slowFaults);
