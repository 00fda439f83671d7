import type { FeedMapping } from '../feed/mapping/FeedMappingTypes.ts';
import { isRowProblem } from '../feed/FeedRow.ts';
import type { RowProblem } from '../feed/FeedRow.ts';
import { mapRow } from '../feed/mapping/mapRow.ts';
import type { MappedCar } from '../feed/mapping/mapRow.ts';
import type { MappingContext } from '../feed/mapping/MappingContext.ts';
import { RowExpressions } from '../feed/rules/RowExpressions.ts';
import type { StockChange } from './StockChanges.ts';

/** Converts pushed objects to cars. */
export class PushedCarMapper {
  private readonly expressions: RowExpressions;
  /** Mapping of complete cars with the product's fields and a "site". */
  private readonly whole: FeedMapping;

  constructor(private readonly mapping: FeedMapping) {
    this.expressions = new RowExpressions(mapping);
    this.whole = { ...mapping, identity: true, site: { column: 'site' }, id: { column: 'car_id' }, drop: [] };
  }

  /** Returns the car of an object, or the reason for none. @param line from 1, for messages */
  async carOf(
    { form, car: values }: { form: 'mapped' | 'whole'; car: Record<string, unknown> },
    line: number,
    context: MappingContext,
  ): Promise<MappedCar | RowProblem> {
    if (form === 'whole') return mapRow({ line, values }, this.whole, context);
    const row = { line, values };
    const computed = this.expressions.hasAny ? await this.expressions.evaluate(row) : undefined;
    return mapRow({ ...row, ...(computed && { computed }) }, this.mapping, context);
  }
}

/** Overlays changes on the cars of a pulled feed. */
export class PushedCars {
  private readonly byCar: ReadonlyMap<string, StockChange>;

  constructor(private readonly changes: readonly StockChange[]) {
    this.byCar = new Map(changes.map((change) => [`${change.site}/${change.carId}`, change]));
  }

  /** The change that replaces a pulled car; null for none. */
  changeOf(site: string, carId: string): StockChange | null {
    return this.byCar.get(`${site}/${carId}`) ?? this.byCar.get(`/${carId}`) ?? null;
  }

  /** Yields the pushed cars; one that the current mapping refuses is yielded as its problem. */
  async *cars(mapping: FeedMapping, context: MappingContext): AsyncGenerator<MappedCar | RowProblem> {
    const mapper = new PushedCarMapper(mapping);
    for (const [at, change] of this.changes.entries()) {
      if (change.kind === 'delete') continue;
      const mapped = await mapper.carOf(change, at + 1, context);
      if (isRowProblem(mapped) && mapped.isDropped) continue;
      yield isRowProblem(mapped) ? { ...mapped, reason: `a pushed car: ${mapped.reason}` } : mapped;
    }
  }
}
