/**
 * Environment in which `openBlock(name)` opens a describe block until its returned function is called.
 * describe() itself closes its block before a file imported in it has loaded.
 */
exports.withOpenBlocks = (Environment) =>
  class extends Environment {
    handleTestEvent({ name }, state) {
      if (name !== 'setup') return;
      const { global } = this;
      global.openBlock = (title) => {
        global.describe(title, () => undefined);
        const outer = state.currentDescribeBlock;
        state.currentDescribeBlock = outer.children.at(-1);
        return () => {
          state.currentDescribeBlock = outer;
        };
      };
    }
  };
