import { quickFaults, slowFaults } from '../upstreams/faults.ts';
import { deliveryFaultCells } from '../storage/messages/deliveryFaults.ts';

deliveryFaultCells([...quickFaults, ...slowFaults]);
