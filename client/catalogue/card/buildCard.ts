import type { Car } from '../../../shared/catalogue/Car.ts';
import { cardCar, compactCar, isNewInStock } from '../../../shared/catalogue/car/carFields.ts';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { isStockLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { carCosts } from '../../../shared/finance/carCosts.ts';
import type { CardCost } from '../../../shared/finance/carCosts.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { isExplainedByList, shownCosts } from '../../finance/costTexts.ts';
import { showsDeliveredLoan } from '../../../shared/finance/showsDeliveredLoan.ts';

interface CardOptions {
  /** Date that decides whether the car is new in stock; without it no car is. */
  now?: Date;
  /** The picture is in view at once, so the card keeps its blurred version. */
  inView?: boolean;
  /** The list explains its loans by one example, see findExampleCar. */
  listed?: boolean;
}

/** Cards by car; the in-process engine returns the same object for a car until the stock changes. */
const cardsByCar = new WeakMap<Partial<Car>, Partial<Record<string, CardCar>>>();

/** Converts a car into card data, with the monthly cost that the site shows instead of loan options. */
export function buildCard(
  car: Partial<Car>,
  site: SiteContext,
  { now, inView = false, listed = false }: CardOptions = {},
): CardCar {
  const isNew = isNewInStock(car, now);
  // everything that a card depends on besides its car
  const isExplained = listed && site.credit.example === 'list';
  const isDelivered = listed && isStockLanguage(site);
  const variant = [site.language, isDelivered, isExplained, showsDeliveredLoan(site), isNew, inView].join();
  const cards = cardsByCar.get(car) ?? {};
  cardsByCar.set(car, cards);
  return (cards[variant] ??= newCard(car, site, { isNew, inView, listed, isDelivered }));
}

interface CardVariant {
  isNew: boolean;
  inView: boolean;
  listed: boolean;
  /** Texts of mileage, price and loan are shown as delivered: other languages make their own of the numbers. */
  isDelivered: boolean;
}

function newCard(car: Partial<Car>, site: SiteContext, variant: CardVariant): CardCar {
  const { isNew, inView, listed, isDelivered } = variant;
  const [cost] = shownCosts(carCosts(car), site);
  const card = cardCar(car, isNew);
  const picture = card.car_primary_image;
  const energyLine = car.energyLabels?.[site.language]?.line;
  if (isDelivered) {
    if (card.car_mileage_text) delete card.car_mileage;
    // an amount of zero would hide the text, and a campaign may be compared with the amount
    if (card.car_price_text && (card.car_price ?? 0) > 0 && !card.car_has_campaign_price) delete card.car_price;
  }
  return {
    ...card,
    ...(picture && !inView ? { car_primary_image: { ...picture, blur_data_url: '' } } : {}),
    ...(energyLine ? { energyLine } : {}),
    ...(cost ? { costs: [listed && isExplainedByList(cost, site) ? explainedCost(cost, isDelivered) : cost] } : {}),
  };
}

/** A loan without the example that the list gives, and without an amount that its delivered text says. */
function explainedCost(cost: CardCost, isDelivered: boolean): CardCost {
  if (cost.kind !== 'loan') return cost;
  const { example: _example, amount, ...rest } = cost;
  return isDelivered && rest.text ? rest : { ...rest, ...(amount === undefined ? {} : { amount }) };
}

/** Returns name and loan of the car with the median loan, whose example explains those of a list. */
export function findExampleCar(cars: readonly Partial<Car>[], site: SiteContext): CardCar | null {
  const loans = cars.flatMap((car) => {
    const card = buildCard(car, site);
    const [cost] = card.costs ?? [];
    return cost && isExplainedByList(cost, site) ? [{ card, amount: cost.amount ?? 0 }] : [];
  });
  loans.sort((one, other) => one.amount - other.amount);
  const card = loans[Math.floor((loans.length - 1) / 2)]?.card;
  return card ? { ...compactCar(card, ['car_brand', 'car_model', 'car_model_text']), costs: card.costs ?? [] } : null;
}
