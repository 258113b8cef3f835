// Node's environment with the variables of the lane; a file fails that does not close its servers, timers and child processes.
import { TestEnvironment } from 'jest-environment-node';

const watched = ['TCPServerWrap', 'PipeServerWrap', 'ProcessWrap', 'Timeout'];

const open = () => {
  const counts = {};
  for (const name of process.getActiveResourcesInfo())
    if (watched.includes(name)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

export default class LaneEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global.process.env, config.projectConfig.testEnvironmentOptions.environment);
    this.file = context.testPath;
  }

  async setup() {
    await super.setup();
    this.before = open();
  }

  async teardown() {
    const more = () => {
      const now = open();
      return watched.filter((name) => (now[name] ?? 0) > (this.before?.[name] ?? 0));
    };
    // A busy machine closes late: up to thirty seconds, which only a file with an open handle waits for.
    for (let tries = 0; tries < 600 && more().length > 0; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const left = more();
    await super.teardown();
    if (left.length > 0)
      throw new Error(`${this.file} has left open handles behind: ${left.join(', ')}. Close them in afterAll.`);
  }
}
