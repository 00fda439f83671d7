/** A place as the centre of a search. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
  placeId: string;
  region: string;
}

export interface PlacePrediction {
  placeId: string;
  /** As listed: "Uppsala, Uppsala län". */
  description: string;
}
