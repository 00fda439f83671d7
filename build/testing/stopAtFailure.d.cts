interface TestEvent {
  name: string;
  test?: { errors: unknown[] };
}

type Environment = new () => { handleTestEvent(event: TestEvent, state: { testNamePattern?: RegExp }): unknown };

export function stopAtFailure(Environment: Environment): Environment;
