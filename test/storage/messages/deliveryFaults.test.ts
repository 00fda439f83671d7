import { quickFaults } from '../../upstreams/faults.ts';
import { deliveryFaultCells } from './deliveryFaults.ts';

deliveryFaultCells(quickFaults);
