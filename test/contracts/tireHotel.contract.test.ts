import { tireHotelContract, nextChangeContract } from './tireHotel.contract.ts';
import { atTheService, inBrowsers, ownEngine, serviceWithEngine } from './tireHotelGateways.ts';

tireHotelContract('the embedded engine', async () => atTheService(await ownEngine()));
tireHotelContract('the service', async () => atTheService(await serviceWithEngine()));
tireHotelContract('browsers with the engine behind', async () => inBrowsers(await ownEngine()));
tireHotelContract('browsers with the service behind', async () => inBrowsers(await serviceWithEngine()));

nextChangeContract('the embedded engine', async () => atTheService(await ownEngine()));
nextChangeContract('browsers with the engine behind', async () => inBrowsers(await ownEngine()));
