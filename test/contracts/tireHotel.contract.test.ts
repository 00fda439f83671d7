import { tireHotelContract, nextChangeContract } from './tireHotel.contract.ts';
import { atTheDesk, inBrowsers, ownEngine, serviceWithEngine } from './tireHotelGateways.ts';

tireHotelContract('the embedded engine', async () => atTheDesk(await ownEngine()));
tireHotelContract('the service', async () => atTheDesk(await serviceWithEngine()));
tireHotelContract('browsers with the engine behind', async () => inBrowsers(await ownEngine()));
tireHotelContract('browsers with the service behind', async () => inBrowsers(await serviceWithEngine()));

nextChangeContract('the embedded engine', async () => atTheDesk(await ownEngine()));
nextChangeContract('browsers with the engine behind', async () => inBrowsers(await ownEngine()));
