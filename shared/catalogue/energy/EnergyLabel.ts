import type { EnergyClass } from '../../site/CountryLawTypes.ts';

/** Energy label of a new car, ready for display in one language. */
export interface EnergyLabel {
  /** Text that cards must show: "CO₂ emissions, combined: 118 g/km; CO₂ class: D". */
  line: string;
  /** Absent on cards. */
  details?: EnergyDetails;
}

export interface EnergyDetails {
  title: string;
  rows: { label: string; value: string }[];
  note: string;
  /** Absent while the car's class is unknown. */
  scale?: EnergyScale;
}

/** Drawing of the classes with the car's own. */
export interface EnergyScale {
  /** Says the same as the drawing. */
  text: string;
  classes: Pick<EnergyClass, 'name' | 'color'>[];
  /** Places of the car's classes on the scale, from 0; plug-in hybrids have a second one. */
  marks: number[];
}
