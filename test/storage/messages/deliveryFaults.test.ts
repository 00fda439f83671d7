import { deliveryFaultCells } from './deliveryFaults.ts';

// test/long runs every fault.
deliveryFaultCells(['half an answer']);
