/* The long form: more on each of both databases. */
import { afterAll, beforeAll } from '@jest/globals';
import startPostgres from '../../build/jest/startPostgres.mjs';
import stopPostgres from '../../build/jest/stopPostgres.mjs';
import '../storage/booking/booking.test.ts';
import '../storage/booking/oneCar.test.ts';
import '../storage/contentSaves.test.ts';
import '../storage/contentSaveRetention.test.ts';
import '../storage/messages/outbox.test.ts';

beforeAll(startPostgres, 120_000);
afterAll(stopPostgres);
