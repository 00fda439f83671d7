import { describe, expect, it } from '@jest/globals';
import { loggedPath } from './loggedPath.ts';

describe('loggedPath', () => {
  it.each([
    ['/api/mechmate/car/ABC123', '/api/mechmate/car/-'],
    ['/api/mechmate/prices/ABC123/1500/uppsala-verkstad', '/api/mechmate/prices/-/-/-'],
    ['/api/mechmate/timeslots/from/ABC123/uppsala/2026-11-23T00:00:00/', '/api/mechmate/timeslots/from/-/-/-/'],
    ['/api/mechmate/departments/closestAvailable', '/api/mechmate/departments/closestAvailable'],
    ['/api/mechmate/bookings/view', '/api/mechmate/bookings/view'],
    ['/API/MechMate/Car/ABC123', '/API/MechMate/Car/-'],
    ['/api//mechmate//car//ABC123', '/api//mechmate//car//-'],
    ['/api/mechm%61te/c%61r/ABC123%2F', '/api/mechmate/car/-/'],
    ['/api/mechmate/car/ABC%', '/api/mechmate/car/-'],
    ['/api/mechm%61te/car/ABC%E5', '/api/mechmate/car/-'],
    ['/api/mechmateABC123', '/api/mechmate-'],
    ['/api/tirehotel/authorization/search', '/api/tirehotel/authorization/search'],
    ['/api/tirehotel/authorization/search/ABC123', '/api/tirehotel/authorization/search/-'],
    ['/api/TireHotel/ABC123/mechmate', '/api/TireHotel/-/-'],
    ['/api/tireh%6ftel/booking/GetTimeslots/ABC%20123', '/api/tirehotel/booking/GetTimeslots/-'],
    ['/api/search', '/api/search'],
    ['/api/forms/photos', '/api/forms/photos'],
    ['/api/forms/photos/abc.1-def', '/api/forms/photos/-'],
    ['/api//Forms/ph%6ftos//abc.1-def/x', '/api//Forms/photos//-'],
  ])('hides secrets in %s', (path, logged) => {
    expect(loggedPath(path)).toBe(logged);
  });

  it('is no longer than a line should be', () => {
    expect(loggedPath(`/${'a'.repeat(1000)}`)).toHaveLength(300);
    expect(loggedPath(`/api/mechmate${'/car'.repeat(1000)}`)).toHaveLength(300);
  });
});
