-- Nothing ever wrote it. Who opened a topic stands in the quota streams, who wrote about it with the scripts.
DROP TABLE topic_usage_analytics;
