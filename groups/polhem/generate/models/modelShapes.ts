/** Shapes of truck pictures: two or three axles, each with its body. */
export type TruckShape = 'truck-tractor' | 'truck-box' | 'truck-tipper';

/** Shapes of the pictures. Each has pictures in several colours. */
export type CarShape =
  | TruckShape
  | 'city-1'
  | 'city-2'
  | 'hatch-1'
  | 'hatch-2'
  | 'sedan-1'
  | 'sedan-2'
  | 'estate-1'
  | 'estate-2'
  | 'suv-1'
  | 'suv-2'
  | 'suv-4'
  | 'suvl-1'
  | 'suvl-2'
  | 'coupe-1'
  | 'cabrio-1'
  | 'mpv-1'
  | 'van-1'
  | 'pickup-1';

/** Models by most similar shape. Models without a similar shape are left out. */
const modelsByShape: Record<Exclude<CarShape, TruckShape>, readonly string[]> = {
  // three doors, round lamps
  'city-1': ['Fiat 500', 'MINI Cooper'],
  // short, tall and upright
  'city-2': ['smart #1', 'smart #3', 'Fiat Panda', 'Kia Picanto', 'Suzuki Swift', 'Toyota Yaris', 'Hyundai i20'],
  // compact, sporty
  'hatch-1': [
    ...['Volkswagen Golf', 'Audi A3', 'BMW 1-serie', 'Mercedes-Benz A-Klass', 'Opel Astra', 'Honda Civic'],
    ...['Volkswagen Polo', 'Opel Corsa', 'Skoda Fabia', 'SEAT Ibiza', 'Dacia Sandero'],
  ],
  // compact, electric
  'hatch-2': [
    ...['Volkswagen ID.3', 'CUPRA Born', 'Renault Megane E-Tech', 'Nissan Leaf', 'BYD Dolphin', 'MG MG4'],
    ...['Citroën C3', 'Renault Clio', 'Peugeot 208'],
  ],
  // classic saloons with a wide grille
  'sedan-1': ['BMW 5-serie', 'Mercedes-Benz E-Klass', 'Volvo S60', 'Volvo S90'],
  // electric saloons
  'sedan-2': [
    ...['BMW i4', 'Mercedes-Benz EQE', 'Porsche Taycan', 'Tesla Model 3', 'Tesla Model S', 'BYD Seal', 'Polestar 2'],
  ],
  // estates with a shield-shaped grille
  'estate-1': [
    ...['Volkswagen Passat', 'Audi A4', 'Audi A6', 'BMW 3-serie', 'Mercedes-Benz C-Klass', 'Skoda Octavia'],
    ...['Skoda Superb', 'Volvo V60', 'Volvo V90'],
  ],
  // estates with a slim grille, some of them raised
  'estate-2': [
    ...['Volvo V60 Cross Country', 'Subaru Outback', 'Volkswagen ID.7 Tourer', 'MG MG5', 'SEAT Leon', 'Peugeot 308'],
    ...['Ford Focus', 'Toyota Corolla', 'Kia Ceed'],
  ],
  // compact SUVs, most of them electric, a light bar between the lamps
  'suv-1': [
    ...['Volkswagen ID.4', 'Audi Q4 e-tron', 'BMW iX1', 'Mercedes-Benz EQA', 'Skoda Enyaq', 'Volvo EX30', 'Volvo EX40'],
    ...['Volvo C40', 'Renault Scenic E-Tech', 'Nissan Ariya', 'Toyota bZ4X', 'Hyundai Kona', 'BYD Atto 3', 'MG ZS EV'],
    ...['CUPRA Formentor', 'Renault Captur', 'Ford Puma', 'Toyota C-HR', 'Lexus UX', 'Kia Niro'],
  ],
  // compact SUVs with an upright grille and rails
  'suv-2': [
    ...['Volvo XC40', 'Volvo XC60', 'Land Rover Range Rover Evoque', 'Mazda CX-5', 'Honda CR-V', 'Citroën C5 Aircross'],
    ...['Volkswagen T-Roc', 'Volkswagen Tiguan', 'Audi Q3', 'BMW X1', 'SEAT Ateca', 'Opel Mokka', 'Nissan Qashqai'],
    ...['Peugeot 3008', 'Ford Kuga', 'Kia Sportage', 'Hyundai Tucson'],
  ],
  // square off-roaders
  'suv-4': [
    ...['Land Rover Defender', 'Dacia Duster', 'Subaru Forester', 'Suzuki Vitara', 'Toyota RAV4', 'MINI Countryman'],
  ],
  // large SUVs
  'suvl-1': [
    ...['Volvo XC90', 'Skoda Kodiaq', 'BMW X3', 'Mercedes-Benz GLC', 'Porsche Macan'],
    ...['Lexus NX', 'Mazda CX-60'],
  ],
  // large electric SUVs
  'suvl-2': [
    ...['Audi Q8 e-tron', 'BMW iX', 'Volvo EX90', 'Polestar 3', 'Polestar 4', 'Tesla Model Y', 'Ford Mustang Mach-E'],
    ...['Hyundai IONIQ 5', 'Kia EV6'],
  ],
  'coupe-1': ['Audi A5', 'Porsche 911'],
  'cabrio-1': ['BMW 4-serie', 'MINI Cabrio', 'Mazda MX-5'],
  'mpv-1': ['Volkswagen ID. Buzz', 'Volkswagen Multivan'],
  'van-1': [
    ...['Volkswagen Transporter', 'Volkswagen Caddy Cargo', 'Ford Transit Custom', 'Mercedes-Benz Vito'],
    ...['Renault Kangoo', 'Peugeot Expert', 'Toyota Proace City'],
  ],
  'pickup-1': ['Ford Ranger'],
};

const shapeByModel = new Map(
  (Object.keys(modelsByShape) as (keyof typeof modelsByShape)[]).flatMap((shape) =>
    modelsByShape[shape].map((model) => [model, shape] as const),
  ),
);

/**
 * Returns the shape whose pictures resemble a model.
 * @returns null for a model that no shape resembles, such as a motorcycle: it has no pictures
 */
export function shapeOf(brand: string, model: string): CarShape | null {
  return shapeByModel.get(`${brand} ${model}`) ?? null;
}
