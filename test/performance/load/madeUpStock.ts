/** Generates a CSV feed of `cars` cars for config/feeds/autoscout24.json. */
export function madeUpStock(cars: number): string {
  const models = ['Volvo,V60,Diesel', 'Volkswagen,Golf,Gasoline', 'Kia,Niro,Electric', 'BMW,320,-/- (Fuel)'];
  const lines = ['mileage,make,model,fuel,gear,offerType,price,hp,year'];
  for (let at = 0; at < cars; at += 1) {
    const model = models[at % models.length] ?? '';
    lines.push(
      `${1000 + at * 3},${model},Manual,Used,${5000 + (at % 900) * 10},${70 + (at % 200)},${2011 + (at % 10)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
