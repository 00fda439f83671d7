import { slowFaults } from '../upstreams/faults.ts';
import { deliveryFaultCells } from '../storage/deliveryFaults.ts';

deliveryFaultCells(slowFaults);
