/** An audio device that only writes down what it is asked for. */

class FakeParam {
  value = 0;
  setTargetAtTime(value: number): void {
    this.value = value;
  }
}

class FakeNode {
  readonly gain = new FakeParam();
  readonly threshold = new FakeParam();
  readonly knee = new FakeParam();
  readonly ratio = new FakeParam();
  readonly attack = new FakeParam();
  readonly release = new FakeParam();
  curve: Float32Array | null = null;
  connect<T>(next: T): T {
    return next;
  }
}

export class FakeSource extends FakeNode {
  buffer: { readonly length: number } | null = null;
  onended: (() => void) | null = null;
  stopsAt: number | null = null;
  start(): void {
    FakeAudioContext.started.push(this);
  }
  stop(at: number): void {
    this.stopsAt = at;
  }
}

export class FakeAudioContext {
  /** Of all contexts since the last `reset`. */
  static opened: FakeAudioContext[] = [];
  static started: FakeSource[] = [];
  /** Does the browser let it run? */
  static isAllowed = true;

  static reset(): void {
    FakeAudioContext.opened = [];
    FakeAudioContext.started = [];
    FakeAudioContext.isAllowed = true;
  }

  state: 'suspended' | 'running' = 'suspended';
  readonly currentTime = 1;
  readonly destination = new FakeNode();
  readonly gains: FakeNode[] = [];
  readonly curves: FakeNode[] = [];

  constructor() {
    FakeAudioContext.opened.push(this);
  }

  async resume(): Promise<void> {
    if (FakeAudioContext.isAllowed) this.state = 'running';
  }

  async suspend(): Promise<void> {
    this.state = 'suspended';
  }

  createGain(): FakeNode {
    const node = new FakeNode();
    this.gains.push(node);
    return node;
  }

  createDynamicsCompressor(): FakeNode {
    return new FakeNode();
  }

  createWaveShaper(): FakeNode {
    const node = new FakeNode();
    this.curves.push(node);
    return node;
  }

  createBufferSource(): FakeSource {
    return new FakeSource();
  }

  createBuffer(_channels: number, length: number): { readonly length: number; copyToChannel(): void } {
    return { length, copyToChannel: () => undefined };
  }
}
