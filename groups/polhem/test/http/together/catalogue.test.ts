/* The catalogue: what these files load, they load once (see jest.config.mjs). */
import '../compare.test.ts';
import '../dealers.test.ts';
import '../finance.test.ts';
import '../financing.test.ts';
import '../maps.test.ts';
import '../searchFaults.test.ts';
import '../searchFuzz.test.ts';
import '../searchKey.test.ts';
import '../searchMeaning.test.ts';
import '../searchUses.test.ts';
import '../soldCars.test.ts';
import '../stockRebuild.test.ts';
