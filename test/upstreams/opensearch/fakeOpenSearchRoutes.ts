import {
  anyObject,
  EngineError,
  indexNotFound,
  listOf,
  objectOf,
  onlyEntry,
  refused,
  textOf,
} from './fakeOpenSearchForms.ts';
import type { Json } from './fakeOpenSearchForms.ts';
import { FakeIndex } from './fakeOpenSearchIndex.ts';
import { search } from './fakeOpenSearchSearch.ts';

/** The indexes of the fake, and their aliases. */
export interface Engine {
  indexes: Map<string, FakeIndex>;
  aliases: Map<string, string>;
}

/**
 * Responds to a call, or throws EngineError. docs: API reference > Index APIs, Document APIs, Search APIs, Alias API.
 */
export function answerCall({ method, path, query, body }: EngineCall, engine: Engine): unknown {
  const parts = path.split('/').slice(1);
  const [name = '', action = ''] = parts;
  const parameters = (...known: string[]): void => {
    for (const key of query.keys()) {
      if (!known.includes(key)) throw refused(`request [${path}] contains unrecognized parameter: [${key}]`);
    }
  };
  parameters(...(action === '_search' ? ['allow_partial_search_results'] : []));
  switch (`${method} ${name === '_alias' || name === '_aliases' ? name : action}`) {
    case 'PUT ':
      return createIndex(name, body, engine);
    case 'DELETE ':
      return deleteIndex(name, engine);
    case 'GET _alias':
      return name === '_alias' ? indexesBehind(action, engine) : aliasesOf(name, engine);
    case 'POST _aliases':
      return updateAliases(body, engine);
    case 'GET _mapping': {
      const [own, { meta }] = found(name, engine);
      return { [own]: { mappings: meta === undefined ? {} : { _meta: meta } } };
    }
    case 'POST _mapping':
    case 'PUT _mapping':
      found(name, engine)[1].meta = objectOf(body, 'mapping', ['_meta'])['_meta'];
      return { acknowledged: true };
    case 'POST _bulk':
      return bulk(name, listOf(body, 'bulk'), engine);
    case 'GET _refresh':
    case 'POST _refresh':
      found(name, engine)[1].refresh();
      return { _shards: { total: 1, successful: 1, failed: 0 } };
    case 'GET _count':
    case 'POST _count':
      return { count: found(name, engine)[1].documents.length, _shards: { total: 1, successful: 1, failed: 0 } };
    case 'POST _search': {
      const [own, index] = found(name, engine);
      return search(own, index, body);
    }
    default:
      throw refused(`no handler found for uri [${path}] and method [${method}]`);
  }
}

function found(name: string, { indexes, aliases }: Engine): [string, FakeIndex] {
  const own = aliases.get(name) ?? name;
  const index = indexes.get(own);
  if (!index) throw indexNotFound(name);
  return [own, index];
}

function createIndex(name: string, body: unknown, { indexes, aliases }: Engine): Json {
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(name)) {
    throw refused(`Invalid index name [${name}]`, 'invalid_index_name_exception');
  }
  if (indexes.has(name)) throw refused(`index [${name}] already exists`, 'resource_already_exists_exception');
  if (aliases.has(name)) throw refused(`an alias with the name [${name}] exists`, 'invalid_index_name_exception');
  indexes.set(name, new FakeIndex(body));
  return { acknowledged: true, shards_acknowledged: true, index: name };
}

function deleteIndex(name: string, { indexes, aliases }: Engine): Json {
  if (!indexes.delete(name)) throw indexNotFound(name);
  for (const [alias, index] of aliases) if (index === name) aliases.delete(alias);
  return { acknowledged: true };
}

/** GET _alias/<name>; 404 with an error text for an unknown alias. */
function indexesBehind(alias: string, { aliases }: Engine): Json {
  const index = aliases.get(alias);
  if (index === undefined) throw new AliasMissing(alias);
  return { [index]: { aliases: { [alias]: {} } } };
}

class AliasMissing extends EngineError {
  constructor(alias: string) {
    super(404, '', `alias [${alias}] missing`);
  }
  override get body(): Json {
    return { error: this.message, status: 404 };
  }
}

/** GET <index>/_alias; the index may end with a wildcard. */
function aliasesOf(pattern: string, { indexes, aliases }: Engine): Json {
  const isStar = pattern.endsWith('*');
  const names = [...indexes.keys()].filter((name) =>
    isStar ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
  if (names.length === 0 && !isStar) throw indexNotFound(pattern);
  const own = (index: string): Json =>
    Object.fromEntries([...aliases].filter(([, behind]) => behind === index).map(([alias]) => [alias, {}]));
  return Object.fromEntries(names.map((index) => [index, { aliases: own(index) }]));
}

/** All actions or none. */
function updateAliases(body: unknown, { indexes, aliases }: Engine): Json {
  const changed = new Map(aliases);
  for (const action of listOf(objectOf(body, 'aliases', ['actions'])['actions'], 'actions')) {
    const [kind, settings] = onlyEntry(action, 'action');
    const { index, alias } = objectOf(settings, kind, ['index', 'alias']);
    const [behind, own] = [textOf(index, 'index'), textOf(alias, 'alias')];
    if (!indexes.has(behind)) throw indexNotFound(behind);
    if (indexes.has(own)) throw refused(`an index exists with the same name as the alias [${own}]`);
    if (kind === 'add') changed.set(own, behind);
    else if (kind === 'remove' && changed.get(own) === behind) changed.delete(own);
    else throw new EngineError(404, 'aliases_not_found_exception', `aliases [${own}] missing`);
  }
  aliases.clear();
  for (const [alias, index] of changed) aliases.set(alias, index);
  return { acknowledged: true };
}

/** Each document has its own status. */
function bulk(name: string, lines: readonly unknown[], engine: Engine): Json {
  const [own, index] = found(name, engine);
  const items: Json[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const { _id } = objectOf(objectOf(lines[at], 'bulk', ['index'])['index'], 'index', ['_id']);
    const id = textOf(_id, '_id');
    try {
      const result = index.write(id, anyObject(lines[at + 1], 'document'));
      items.push({ index: { _index: own, _id: id, result, status: result === 'created' ? 201 : 200 } });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      items.push({
        index: { _index: own, _id: id, status: error.status, error: { type: error.type, reason: error.message } },
      });
    }
  }
  return { took: 1, errors: items.some(({ index: item }) => 'error' in anyObject(item, 'item')), items };
}

export interface EngineCall {
  method: string;
  path: string;
  query: URLSearchParams;
  /** JSON, the lines of a bulk request, or null. */
  body: unknown;
}
