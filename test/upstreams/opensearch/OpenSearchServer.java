import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/** One OpenSearch node with HTTP; each argument is a setting, name=value. It closes its indexes on SIGTERM. */
public final class OpenSearchServer extends Node {
  private OpenSearchServer(Environment environment) {
    super(environment, List.of(Netty4Plugin.class, CommonAnalysisPlugin.class), false);
  }

  public static void main(String[] arguments) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (String argument : arguments) {
      String[] parts = argument.split("=", 2);
      settings.put(parts[0], parts[1]);
    }
    Node node = new OpenSearchServer(
        InternalSettingsPreparer.prepareEnvironment(settings.build(), Map.of(), null, () -> "tests"));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (IOException error) {
        System.err.println(error);
      }
    }));
    node.start();
    System.out.println("started");
    new CountDownLatch(1).await();
  }
}
